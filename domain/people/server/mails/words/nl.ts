import type { MailWordsOf } from '#platform/server/mail/mail-kind.ts'
import type { peopleMailSpecs } from '../specs.ts'

export const nl: MailWordsOf<typeof peopleMailSpecs> = {
  kinds: {
    account_validated: {
      title: 'Inschrijving goedgekeurd',
      when: 'Als u iemand goedkeurt.',
      subject: 'Uw inschrijving is goedgekeurd',
      body: 'De organisator heeft uw inschrijving voor {{fair}} goedgekeurd. U kunt inloggen en de beurs binnengaan.',
      action: 'De beurs binnengaan',
    },
    account_refused: {
      title: 'Inschrijving geweigerd',
      when: 'Als u iemand weigert.',
      subject: 'Uw inschrijving is niet aanvaard',
      body: 'De organisator heeft uw inschrijving voor {{fair}} niet aanvaard. Hebt u een vraag, schrijf dan via de contactpagina van de beurs.',
    },
    invitation: {
      title: 'Uitnodiging',
      when: 'Als u een account voor iemand aanmaakt. Uw tekst geldt voor elke rol zonder eigen tekst.',
      subject: 'U bent uitgenodigd voor {{fair}}',
      body: 'Er is een account voor u aangemaakt op {{fair}}. Kies uw wachtwoord om het account te activeren.\n\nDe link is 14 dagen geldig.',
      action: 'Mijn wachtwoord kiezen',
    },
    invitation_organizer: {
      title: 'Uitnodiging: organisator',
      when: 'Als u een account voor deze rol aanmaakt.',
      subject: 'U organiseert {{fair}}',
      body: 'U bent een van de organisatoren van {{fair}}. Kies uw wachtwoord om uw account te activeren.\n\nDe link is 14 dagen geldig.',
      action: 'Mijn wachtwoord kiezen',
    },
    invitation_exhibitor: {
      title: 'Uitnodiging: standbeheerder',
      when: 'Als u een account voor deze rol aanmaakt.',
      subject: 'Uw stand op {{fair}} staat klaar',
      body: '{{firm}} staat op {{fair}}. U bereidt de stand voor: teksten, beelden, brochures en team. Kies uw wachtwoord om uw account te activeren.\n\nDe link is 14 dagen geldig.',
      action: 'Mijn wachtwoord kiezen',
    },
    invitation_contact: {
      title: 'Uitnodiging: standcontact',
      when: 'Als u een account voor deze rol aanmaakt.',
      subject: 'Ontvang de bezoekers van {{fair}}',
      body: '{{firm}} staat op {{fair}}. U ontvangt de bezoekers op de stand. Kies uw wachtwoord om uw account te activeren.\n\nDe link is 14 dagen geldig.',
      action: 'Mijn wachtwoord kiezen',
    },
    invitation_visitor: {
      title: 'Uitnodiging: bezoeker',
      when: 'Als u een account voor deze rol aanmaakt.',
      subject: 'U bent uitgenodigd om {{fair}} te bezoeken',
      body: 'U kunt {{fair}} bezoeken: de stands bekijken, exposanten ontmoeten en hun brochures bewaren. Kies uw wachtwoord om uw account te activeren.\n\nDe link is 14 dagen geldig.',
      action: 'Mijn wachtwoord kiezen',
    },
    invitation_speaker: {
      title: 'Uitnodiging: spreker',
      when: 'Als u een account voor deze rol aanmaakt.',
      subject: 'U spreekt op {{fair}}',
      body: 'U spreekt op {{fair}}. Kies uw wachtwoord om uw account te activeren.\n\nDe link is 14 dagen geldig.',
      action: 'Mijn wachtwoord kiezen',
    },
    invitation_moderator: {
      title: 'Uitnodiging: moderator',
      when: 'Als u een account voor deze rol aanmaakt.',
      subject: 'U modereert op {{fair}}',
      body: 'U modereert de gesprekken van {{fair}}. Kies uw wachtwoord om uw account te activeren.\n\nDe link is 14 dagen geldig.',
      action: 'Mijn wachtwoord kiezen',
    },
    invitation_press: {
      title: 'Uitnodiging: pers',
      when: 'Als u een account voor deze rol aanmaakt.',
      subject: 'U bent uitgenodigd voor {{fair}}: pers',
      body: 'U bent als journalist uitgenodigd voor {{fair}}. Kies uw wachtwoord om uw account te activeren.\n\nDe link is 14 dagen geldig.',
      action: 'Mijn wachtwoord kiezen',
    },
    role_offer: {
      subject: 'U krijgt een rol aangeboden: {{fair}}',
      body: '{{sender}} biedt u een rol aan op de beurs {{fair}}: {{role}}.\n\nEr verandert niets aan uw account zolang u niet accepteert. Log in met dit adres om te antwoorden. De link werkt 14 dagen.\n\nZegt dit u niets? Dan kunt u deze e-mail negeren.',
      action: 'Aanbod bekijken',
    },
    mailing: {
      subject: 'Nieuws van {{fair}}',
      body: 'Hier is het nieuws van {{fair}}.',
      action: 'Openen',
    },
  },
  names: {
    firm: 'Exposant',
    booth: 'Stand',
    deadline: 'Uiterste datum',
    sender: 'Wie schrijft',
    role: 'Rol',
  },
  examples: {
    booth: 'A12',
    role: 'Organisator',
  },
}
