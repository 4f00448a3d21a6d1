export const nl = {
  membership_approved: {
    title: 'Inschrijving goedgekeurd',
    text: 'Uw inschrijving voor {{fair}} is goedgekeurd.',
  },
  membership_refused: {
    title: 'Inschrijving geweigerd',
    text: 'Uw inschrijving voor {{fair}} is niet aanvaard.',
  },
  exhibitor_approved: {
    title: 'Exposant goedgekeurd',
    text: '{{firm}} is goedgekeurd als exposant op {{fair}}.',
  },
  exhibitor_refused: {
    title: 'Exposant geweigerd',
    text: '{{firm}} is niet aanvaard als exposant op {{fair}}.',
  },
  exhibitor_merged: {
    title: 'Exposant samengevoegd',
    text: '{{old}} en {{firm}} zijn nu één exposant op {{fair}}. U hoort nu bij {{firm}}.',
  },
  role_offered: {
    title: 'Rol aangeboden',
    text: '{{sender}} biedt u een rol aan op {{fair}}. De link om te antwoorden staat in de e-mail.',
  },
  stand_placed: {
    title: 'Stand geplaatst of verplaatst',
    text: 'Uw stand ‘{{stand}}’ staat op plaats {{place}} op {{fair}}.',
  },
  message_received: {
    title: 'Bericht ontvangen',
    text: '{{name}} heeft u een bericht gestuurd.',
  },
  booth_message_received: {
    title: 'Bericht ontvangen door de stand',
    text: '{{name}} heeft uw stand een bericht gestuurd.',
  },
  conversation_handed_over: {
    title: 'Gesprek overgedragen',
    text: 'Iemand uit uw team heeft u het gesprek met {{name}} overgedragen.',
  },
  call_missed: {
    title: 'Gemiste oproep',
    text: '{{caller}} heeft u via video gebeld op {{fair}}. U kunt terugbellen of schrijven.',
  },
  call_refused: {
    title: 'Geweigerde oproep',
    text: '{{receiver}} kon uw oproep op {{fair}} niet beantwoorden. U kunt een bericht schrijven.',
  },
  call_failed: {
    title: 'Mislukte oproep',
    text: 'Beeld en geluid van uw gesprek met {{other}} op {{fair}} kwamen niet door. U kunt terugbellen of schrijven.',
  },
  cv_looks_refused: {
    title: 'Lezen van cv’s gestopt',
    text: '{{name}} ({{firm}}) vraagt meer cv’s uit de bibliotheek van {{fair}} op dan toegestaan: {{hour}} per uur, {{day}} per dag.',
  },
  message_reported: {
    title: 'Nieuwe melding',
    text: 'Er is een bericht, een persoon of een stand gemeld op {{fair}}.',
  },
  chat_message_reported: {
    title: 'Melding in een chat',
    text: 'Er is een bericht in een chat gemeld op {{fair}}.',
  },
  place_next: {
    title: 'U bent de volgende',
    text: 'U bent zo aan de beurt bij de stand {{booth}} op {{fair}}.',
  },
  place_called: {
    title: 'U bent aan de beurt',
    text: '{{booth}} wacht op u op {{fair}}. U hebt twee minuten om te komen.',
  },
  place_missed: {
    title: 'Plaats verloren',
    text: 'U bent niet naar de stand {{booth}} op {{fair}} gekomen: uw plaats is verloren. U kunt een bericht schrijven.',
  },
  place_closed: {
    title: 'Wachtrij gesloten',
    text: 'De wachtrij van de stand {{booth}} op {{fair}} is gesloten. U kunt een bericht schrijven.',
    texts: {
      unstaffed:
        'Er is niemand meer op de stand {{booth}} op {{fair}}: uw plaats bestaat niet meer. U kunt een bericht schrijven.',
      daily_limit:
        'Uw plaats bij de stand {{booth}} op {{fair}} bestaat niet meer: de nieuwe contacten van vandaag, die van u of van de stand, zijn op.',
    },
  },
  application_received: {
    title: 'Sollicitatie ontvangen',
    text: 'Iemand heeft gesolliciteerd op uw vacature „{{job}}” op {{fair}}.',
  },
  application_nudged: {
    title: 'Antwoord gevraagd',
    text: 'Iemand die op „{{job}}” op {{fair}} heeft gesolliciteerd, vraagt u om antwoord.',
  },
  application_read: {
    title: 'Sollicitatie gelezen',
    text: '{{firm}} heeft uw sollicitatie ‘{{job}}’ gelezen.',
  },
  application_answered: {
    title: 'Antwoord op een sollicitatie',
    text: '{{firm}} heeft geantwoord op uw sollicitatie „{{job}}”.',
  },
  application_revealed: {
    title: 'Naam bekeken',
    text: '{{firm}} heeft uw naam bekeken na uw anonieme sollicitatie „{{job}}”.',
  },
  interview_proposed: {
    title: 'Tijden voor een gesprek voorgesteld',
    text: '{{firm}} stelt tijden voor een gesprek over „{{job}}” voor.',
  },
  interview_accepted: {
    title: 'Gesprek vastgelegd',
    text: 'Er is een tijd gekozen voor een gesprek over „{{job}}”.',
  },
  interview_declined: {
    title: 'Tijden geweigerd',
    text: 'Geen van de voorgestelde tijden voor „{{job}}” schikt.',
  },
  interview_moved: {
    title: 'Gesprek verplaatst',
    text: '{{firm}} heeft uw gesprek over „{{job}}” verplaatst.',
  },
  interview_cancelled: {
    title: 'Gesprek geannuleerd',
    text: 'Een gesprek over „{{job}}” ({{firm}}) gaat niet door.',
  },
  application_overdue: {
    title: 'Sollicitatie zonder antwoord',
    text: '{{firm}} heeft op de beloofde dag niet geantwoord op „{{job}}”. Dit zegt niets over u; uw sollicitatie blijft open.',
  },
  pass_validated: {
    title: 'Pas toegekend',
    text: 'Uw pas ‘{{pass}}’ voor {{fair}} is toegekend.',
  },
  pass_given: {
    title: 'Pas gegeven',
    text: '{{giver}} geeft u de pas ‘{{pass}}’ voor {{fair}}.',
  },
  pass_refused: {
    title: 'Pas geweigerd',
    text: 'Uw aanvraag voor de pas ‘{{pass}}’ voor {{fair}} is niet aanvaard.',
  },
  place_given: {
    title: 'Plaats vrijgekomen',
    text: 'Er is een plaats vrijgekomen: u neemt deel aan ‘{{conference}}’.',
  },
  agenda_changed: {
    title: 'Agenda gewijzigd',
    text: 'Uw agenda voor {{fair}} is gewijzigd: {{conferences}}.',
  },
  conference_reminder: {
    title: 'Herinnering aan een sessie',
    text: '‘{{conference}}’ begint zo op {{fair}}.',
  },
  speaker_missing: {
    title: 'Niemand op het podium',
    text: '‘{{conference}}’ had vijf minuten geleden moeten beginnen op {{fair}}, en er staat niemand op het podium.',
  },
}
