import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

export type ProcessIdentity = { pid: number; started: string; space: string; command: string }

export function thisProcess(): ProcessIdentity {
  const command = [process.argv0, ...process.argv.slice(1, 3)].join(' ')
  return { pid: process.pid, started: startOf(process.pid) ?? 'unknown', space: space(), command }
}

/**
 * The same number may belong to another process by now: only number and start together name one. Of a process in
 * another container nothing can be said.
 */
export function lifeOf(identity: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  if (!identity.started.startsWith(bootId())) return 'dead'
  if (identity.space !== space()) return 'unknown'
  const now = startOf(identity.pid)
  return now !== undefined && now === identity.started ? 'alive' : 'dead'
}

function startOf(pid: number): string | undefined {
  return process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid)
}

function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command, in parentheses, may itself hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${bootId()}${fields[19]}`
  } catch {
    return undefined
  }
}

function startByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

function bootId(): string {
  if (process.platform !== 'linux') return ''
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/`
}

function space(): string {
  return process.platform === 'linux' ? readlinkSync('/proc/self/ns/pid') : 'only'
}
