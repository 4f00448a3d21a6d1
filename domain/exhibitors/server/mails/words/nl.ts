import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { exhibitorMailSpecs } from '../specs.ts'

export const nl: MailWordsOf<typeof exhibitorMailSpecs> = {
  kinds: {
    firm_validated: {
      title: 'Exposant goedgekeurd',
      when: 'Als u een bedrijf goedkeurt; aan de beheerders ervan.',
      subject: 'Uw deelname aan {{fair}} is goedgekeurd',
      body: 'De organisator heeft {{firm}} goedgekeurd: uw bedrijf staat nu bij de exposanten van {{fair}}.\n\nRicht nu uw stand in en nodig de mensen uit die er bezoekers ontvangen.',
      action: 'Mijn stand inrichten',
    },
    firm_refused: {
      title: 'Exposant geweigerd',
      when: 'Als u een bedrijf weigert; aan de beheerders ervan.',
      subject: 'Uw deelname is niet aanvaard',
      body: 'De organisator heeft {{firm}} niet opgenomen bij de exposanten van {{fair}}. Hebt u een vraag, gebruik dan de contactpagina van de beurs.',
    },
  },
  names: {
    firm: 'Bedrijf',
  },
  examples: {},
}
