const tty = process.stdout.isTTY

/** One line that fills up; in a log without a terminal, a line per step. */
export function progress(label: string) {
  let last = ''
  return {
    step(done: number, total: number, what = '') {
      const filled = Math.round((done / Math.max(1, total)) * 24)
      const line = `  ${label} ${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${done}/${total} ${what}`.slice(0, 110)
      if (tty) process.stdout.write(`\r\x1b[2K${line}`)
      else if (what && what !== last) process.stdout.write(`  ${label} ${done}/${total} ${what}\n`)
      last = what
    },
    end(message?: string) {
      if (tty) process.stdout.write('\r\x1b[2K')
      if (message) process.stdout.write(`  ${message}\n`)
    },
  }
}
