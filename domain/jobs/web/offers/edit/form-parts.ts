import type { FormField } from '#platform/web/forms/form-field.tsx'
import { remotes } from '../../../contract/choices.ts'
import type { ListField, OfferLists } from './use-offer-lists.ts'

type Say = (key: string) => string
export const formParts = ['work', 'place', 'asked', 'dates', 'more'] as const
export type FormPart = (typeof formParts)[number]

/** The fields of an offer besides its words, its pay and its languages, a part of the form each. */
export function fieldsOfPart(
  part: FormPart,
  lists: OfferLists,
  family: number | null,
  say: Say,
): FormField[] {
  const one = (name: ListField): FormField[] =>
    lists.uses(name) ? [{ name, kind: 'combobox', options: lists[name] }] : []
  const several = (name: ListField): FormField[] =>
    lists.uses(name) ? [{ name, kind: 'tags', options: lists[name] }] : []
  const subFamilies = lists.subFamily.filter(entry => entry.of === family)
  switch (part) {
    case 'work':
      return [
        ...one('contractType'),
        ...one('family'),
        ...(subFamilies.length && lists.uses('subFamily')
          ? [{ name: 'subFamily', kind: 'combobox' as const, options: subFamilies }]
          : []),
        ...one('jobFunction'),
        ...one('functionLevel'),
        { name: 'positions', kind: 'number', min: 1, max: 1000 },
      ]
    case 'place':
      return [
        {
          name: 'remote',
          kind: 'select',
          options: remotes.map(id => ({ id, label: say(`offers.remote_${id}`) })),
        },
        { name: 'address.street', kind: 'text', maxLength: 160 },
        { name: 'address.postalCode', kind: 'text', maxLength: 20 },
        { name: 'address.city', kind: 'text', maxLength: 120 },
        { name: 'address.country', kind: 'combobox', options: lists.country },
        ...several('areas'),
        ...several('transports'),
      ]
    case 'asked':
      return [
        ...one('educationLevel'),
        ...one('experience'),
        ...several('skills'),
        ...several('qualities'),
        ...one('disponibility'),
      ]
    case 'dates':
      return [
        { name: 'finalDate', kind: 'date' },
        { name: 'startDate', kind: 'date' },
        { name: 'expiresAt', kind: 'date' },
        { name: 'answerDays', kind: 'number', min: 1, max: 30 },
      ]
    case 'more':
      return [
        { name: 'isAnonymousFirst', kind: 'switch' },
        ...(lists.recruiters.length
          ? [{ name: 'recruiters', kind: 'tags' as const, options: lists.recruiters }]
          : []),
        { name: 'reference', kind: 'text', maxLength: 80 },
        { name: 'externalUrl', kind: 'url' },
      ]
  }
}
