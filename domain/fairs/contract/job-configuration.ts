import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { Line } from '#platform/contract/fields.ts'

/** What `jobModuleConfiguration` holds as text: the job lists of the fair and whether each is used. */
export const JobModuleConfiguration = Type.Object(
  {
    jobTablesList: Type.Array(
      Type.Object(
        {
          slug: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
          value: Type.Union([Type.Boolean(), Type.Integer(), Line(200, { minLength: 0 }), Type.Null()]),
        },
        { additionalProperties: false },
      ),
      { maxItems: 60 },
    ),
  },
  { additionalProperties: false },
)
export type JobModuleConfiguration = Static<typeof JobModuleConfiguration>

export const jobConfigurationLimit = 8192

/** The configuration in a text, or null when it is not one. */
export function readJobConfiguration(text: string): JobModuleConfiguration | null {
  if (text.length > jobConfigurationLimit) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return Value.Check(JobModuleConfiguration, parsed) ? parsed : null
  } catch {
    return null
  }
}
