import { createContext, useContext, useState } from 'react'

type Problems = Record<string, string[]> | undefined

/** The server's problems by field name, for fields made of several controls. */
export const FieldProblems = createContext<Problems>(undefined)

/** The server's problem with this field until it is changed; `forget` is called on every change. */
export const useFieldProblem = (name: string | undefined): { problem?: string; forget: () => void } => {
  const problems = useContext(FieldProblems)
  const [forgotten, setForgotten] = useState<Problems>(undefined)
  const messages = name === undefined || problems === forgotten ? undefined : problems?.[name]
  return { problem: messages?.join(' '), forget: () => setForgotten(problems) }
}
