/** npm run places: regions, departments, communes and postcodes from the packages that publish them. Harmless when repeated. */
import { loadPlaces } from '#seed/places/load-places.ts'
import { seedReference } from '#seed/reference.ts'
import { operate } from './operate.ts'

await operate({
  label: 'Places',
  command: 'places',
  work: async (database, step) => {
    await database.transaction(seedReference)
    return loadPlaces(database.kysely, step)
  },
  told: ({ added, changed }) => `${added} places are new, ${changed} were brought up to date.`,
  failed: 'The places are not all there',
})
