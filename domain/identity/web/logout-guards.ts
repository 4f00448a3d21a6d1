/** Asks whoever logs out whether they give up what is still on this machine alone. @returns whether they do */
export type LogoutGuard = () => Promise<boolean>

const guards = new Set<LogoutGuard>()

/** @returns how it is asked no longer */
export function guardLogout(guard: LogoutGuard): () => void {
  guards.add(guard)
  return () => void guards.delete(guard)
}

export async function mayLogOut(): Promise<boolean> {
  for (const guard of [...guards]) if (!(await guard())) return false
  return true
}
