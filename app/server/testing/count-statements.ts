import { AsyncLocalStorage } from 'node:async_hooks'
import type { TestPlatform } from './test-platform.ts'

/** Counts the statements of one's own calls: what the server asks by itself meanwhile is nobody's. */
export function statementCounter({ services }: Pick<TestPlatform, 'services'>) {
  const counting = new AsyncLocalStorage<{ statements: number }>()
  const executor = services.database.kysely.getExecutor()
  const run = executor.executeQuery.bind(executor)
  executor.executeQuery = ((...asked: Parameters<typeof run>) => {
    const count = counting.getStore()
    if (count) count.statements += 1
    return run(...asked)
  }) as typeof executor.executeQuery
  return async <Result>(call: () => Promise<Result>) => {
    const count = { statements: 0 }
    const answer = await counting.run(count, call)
    return { answer, statements: count.statements }
  }
}
