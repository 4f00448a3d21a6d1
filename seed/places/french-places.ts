import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Named = { code: string; nom: string }
type Department = Named & { region: string }
type District = Named & { departement: string }
type Commune = Named & { type: string; departement: string; codesPostaux?: string[] }

const { resolve } = createRequire(import.meta.url)
const list = <T>(name: string) =>
  JSON.parse(
    readFileSync(resolve(`@etalab/decoupage-administratif/data/${name}.json`), 'utf8'),
  ) as readonly T[]

/** France's divisions as her statistics institute publishes them, with the postcodes of every commune. */
export function frenchPlaces() {
  const cities = list<Commune>('communes').filter(({ type }) => type === 'commune-actuelle')
  return {
    regions: list<Named>('regions').map(({ code, nom }) => ({ code, name: nom })),
    departments: list<Department>('departements').map(({ code, nom, region }) => ({
      code,
      name: nom,
      region,
    })),
    districts: list<District>('arrondissements').map(({ code, nom, departement }) => ({
      code,
      name: nom,
      department: departement,
    })),
    cities: cities.map(({ code, nom, departement, codesPostaux = [] }) => ({
      code,
      name: nom,
      department: departement,
      // Six villages destroyed in 1916 have no letter box; their own number stands for one.
      zipcode: codesPostaux[0] ?? code,
    })),
    postalCodes: cities.flatMap(({ code, codesPostaux = [] }) =>
      codesPostaux.map(postalCode => ({ code: postalCode, city: code })),
    ),
  }
}
