/** Prints text; in production, each line becomes a JSON log line like the server's. */
export const say = (text) => print(console.log, 30, text)
export const sayError = (text) => print(console.error, 50, text)

function print(write, level, text) {
  if (process.env.NODE_ENV !== 'production') {
    write(text)
    return
  }
  const time = new Date().toISOString()
  for (const line of String(text).split('\n'))
    if (line.trim()) write(JSON.stringify({ level, time, msg: line }))
}
