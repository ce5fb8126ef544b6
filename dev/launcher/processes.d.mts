/** Runs a program with the pinned Node. @returns its exit code */
export function run(
  args: readonly string[],
  options?: { env?: NodeJS.ProcessEnv | undefined },
): Promise<number>
