import { createContext } from 'react'

/** Which fields of a form carry a mark: those one must fill, or, where most are required, those one may leave. */
export const FieldNeed = createContext<'required' | 'optional'>('required')
