// What the launcher prints: text for people, and in production JSON like every other line of the log.

/** Prints text, each line of it as a line of the log in production. */
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
