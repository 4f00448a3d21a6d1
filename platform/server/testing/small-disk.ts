import { execFileSync } from 'node:child_process'

/** A small disk of its own needs the right to mount one. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0

export const mountSmallDisk = (folder: string, megabytes: number) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])

export const unmount = (folder: string) => execFileSync('umount', ['-l', folder])
