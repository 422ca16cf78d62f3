### Was IRONDIE sagt.
