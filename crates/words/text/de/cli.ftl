### Was das Programm im Terminal sagt.
