import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { conferenceMailSpecs } from '../specs.ts'

export const nl: MailWordsOf<typeof conferenceMailSpecs> = {
  kinds: {
    speaker_invited: {
      subject: 'Spreekt u op {{fair}}?',
      body: '{{sender}} nodigt u uit om te spreken op {{fair}}. U kunt bevestigen of afslaan: meer wordt niet gevraagd.\n\nDe link is 30 dagen geldig en alleen voor u bestemd.',
      action: 'De uitnodiging beantwoorden',
    },
    pass_asked: {
      subject: 'Pas aangevraagd: {{asker}}',
      body: '{{asker}} vraagt de pas ‘{{pass}}’ aan voor {{fair}}. U beslist of de aanvraag wordt aanvaard of geweigerd.\n\nDe link is 14 dagen geldig en alleen voor u bestemd.',
      action: 'De aanvraag bekijken',
    },
    pass_validated: {
      title: 'Pas toegekend',
      when: 'Als een aanvraag voor een pas wordt aanvaard.',
      subject: 'Uw pas is toegekend: {{pass}}',
      body: 'Uw aanvraag voor de pas ‘{{pass}}’ voor {{fair}} is aanvaard.',
      action: 'Het programma bekijken',
    },
    pass_refused: {
      title: 'Pas geweigerd',
      when: 'Als een aanvraag voor een pas wordt geweigerd.',
      subject: 'Uw aanvraag voor een pas is niet aanvaard',
      body: 'Uw aanvraag voor de pas ‘{{pass}}’ voor {{fair}} is niet aanvaard. De plaatsen die u had aangevraagd, zijn weer vrij.',
    },
    pass_given: {
      title: 'Pas gegeven',
      when: 'Als een exposant iemand een pas geeft.',
      subject: '{{giver}} geeft u een pas: {{pass}}',
      body: '{{giver}} geeft u de pas ‘{{pass}}’ voor {{fair}}. Daarmee kunt u sessies van het programma bijwonen.',
      action: 'Het programma bekijken',
    },
    pass_taken_back: {
      title: 'Pas teruggenomen',
      when: 'Als een exposant een pas terugneemt.',
      subject: '{{giver}} heeft uw pas teruggenomen',
      body: '{{giver}} heeft de pas ‘{{pass}}’ voor {{fair}} teruggenomen. De plaatsen die u daarmee had, zijn weer vrij.',
    },
    place_free: {
      title: 'Plaats vrijgekomen',
      when: 'Als er een plaats vrijkomt voor iemand op de wachtlijst.',
      subject: 'U hebt een plaats: {{conference}}',
      body: 'Er is een plaats vrijgekomen: u neemt deel aan ‘{{conference}}’, {{when}}.\n\nKomt u niet, geef de plaats dan terug: de volgende krijgt haar.',
      action: 'De sessie bekijken',
    },
    agenda_changed: {
      title: 'Agenda gewijzigd',
      when: 'Als sessies uit een agenda, of waarin iemand spreekt of modereert, een ander tijdstip of een andere zaal krijgen, of worden geannuleerd.',
      subject: 'Uw agenda is gewijzigd: {{fair}}',
      body: 'Sessies in uw agenda voor {{fair}} zijn gewijzigd.',
      action: 'Mijn agenda bekijken',
    },
  },
  names: {
    sender: 'Wie uitnodigt',
    asker: 'Wie aanvraagt',
    pass: 'Pas',
    giver: 'Exposant',
    conference: 'Sessie',
    when: 'Datum en tijd',
  },
  examples: {
    pass: 'Pers',
    giver: 'Manufactuur van de Monding',
    conference: 'Wind op zee, tien jaar later',
  },
}
