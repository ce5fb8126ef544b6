const NO_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect)/

export function isUnreachable(error: unknown): boolean {
  const { syscall, message = '' } = error as { syscall?: string; message?: string }
  return syscall === 'connect' || syscall === 'getaddrinfo' || NO_CONNECTION.test(message)
}
