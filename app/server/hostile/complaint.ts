/** What is wrong with an answer, whatever was asked; nothing for a good one. */
export function complaint({ statusCode, body }: { statusCode: number; body: string }): string | undefined {
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 200)}`
  if (statusCode < 400) return undefined
  if (/\bat .+\.(ts|js):\d+|\bselect\b.+\bfrom\b|node_modules|PGlite/i.test(body))
    return `${statusCode} tells of our insides: ${body.slice(0, 300)}`
  const problem = JSON.parse(body) as { code?: number; message?: string; message_code?: string }
  const isWhole = problem.code === statusCode && problem.message_code && problem.message
  const isSaid = problem.message !== problem.message_code
  return isWhole && isSaid ? undefined : `${statusCode} says ${body.slice(0, 200)}`
}
