// Loaded into the npm that the launcher starts: it ends when the launcher is gone, even by kill -9.
if (process.channel) {
  process.once('disconnect', () => process.exit(1))
  process.channel.unref()
}
