//! A connection that does not wait for ever: who takes nothing of what is sent, or next to nothing,
//! loses it. What is read has its own limits.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

/// Whoever is slower than so many bytes in each time of patience does not read at all.
const LEAST: usize = 16 * 1024;

/// A stream with limited patience.
pub(crate) struct Patient<S> {
    stream: S,
    patience: Duration,
    /// Since when the other side takes less than we would send, and what it has taken since.
    stalled: Option<(Pin<Box<Sleep>>, usize)>,
}

impl<S> Patient<S> {
    pub(crate) fn new(stream: S, patience: Duration) -> Patient<S> {
        let stalled = None;
        Patient {
            stream,
            patience,
            stalled,
        }
    }

    /// Notes what became of writing; an error when patience is at its end.
    fn judge(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
        offered: usize,
    ) -> Poll<io::Result<usize>> {
        match (&written, &mut self.stalled) {
            (Poll::Ready(Ok(bytes)), Some((_, taken))) => {
                *taken += bytes;
                if *bytes == offered || *taken >= LEAST {
                    self.stalled = None;
                }
            }
            (Poll::Pending, None) => {
                let until = Box::pin(tokio::time::sleep_until(Instant::now() + self.patience));
                self.stalled = Some((until, 0));
            }
            _ => {}
        }
        if written.is_pending()
            && let Some((until, _)) = &mut self.stalled
            && until.as_mut().poll(context).is_ready()
        {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        written
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written, bytes.len())
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.judge(context, written, parts.iter().map(|part| part.len()).sum())
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    const PATIENCE: Duration = Duration::from_secs(10);

    #[tokio::test(start_paused = true)]
    async fn who_reads_nothing_loses_the_connection() {
        let (near, _far) = tokio::io::duplex(1_000);
        let mut near = Patient::new(near, PATIENCE);
        let begun = Instant::now();
        let written = near.write_all(&[0; 5_000]).await;
        assert_eq!(written.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert_eq!(begun.elapsed().as_secs(), 10);
    }

    #[tokio::test(start_paused = true)]
    async fn who_trickles_loses_it_too_and_who_is_only_slow_does_not() {
        for (pause, finishes) in [(Duration::from_secs(1), false), (PATIENCE / 100, true)] {
            let (near, mut far) = tokio::io::duplex(1_000);
            let mut near = Patient::new(near, PATIENCE);
            let reader = tokio::spawn(async move {
                let mut bytes = [0; 500];
                while far.read(&mut bytes).await.is_ok_and(|count| count > 0) {
                    tokio::time::sleep(pause).await;
                }
            });
            let written = near.write_all(&vec![0; 100_000]).await;
            assert_eq!(written.is_ok(), finishes, "{pause:?}");
            reader.abort();
        }
    }
}
