/** How the database driver reports that a connection was lost, before or during a query, or that none was free in time. */
const NO_CONNECTION =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect)/

/** Whether an error says that a service, such as the database, cannot be reached. */
export function isUnreachable(error: unknown): boolean {
  const { syscall, message = '' } = error as { syscall?: string; message?: string }
  return syscall === 'connect' || syscall === 'getaddrinfo' || NO_CONNECTION.test(message)
}
