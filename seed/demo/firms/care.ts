import type { DemoFirm } from './firm.ts'

/** Those who look after people. */
export const care: DemoFirm[] = [
  {
    name: 'Sentinelle Santé',
    town: 'Tours',
    type: 'startup',
    sectors: ['health', 'digital'],
    color: '#c8446d',
    shape: 'ci',
    style: 'arch',
    words: {
      fr: {
        slogan: 'Le capteur qui prévient le soignant',
        text: 'Nos patchs suivent la respiration sans caméra et alertent l’équipe la nuit. Trente établissements les portent déjà ; aucun n’a rendu les siens. Les soignantes qui les testent siègent à notre conseil.',
      },
      en: {
        slogan: 'The sensor that tells the carer',
        text: 'Our patches follow breathing without a camera and alert the team at night. Thirty care homes already wear them; none has handed them back. The carers who test them sit on our board.',
      },
    },
  },
  {
    name: 'Prothèses Valmont',
    town: 'Le Mans',
    sectors: ['health'],
    color: '#7b5aa6',
    shape: 'hx',
    style: 'wall',
    words: {
      fr: {
        slogan: 'Une main qui suit la main',
        text: 'Valmont imprime et ajuste des prothèses d’avant-bras avec les patients. Une pièce s’adapte en une matinée, à l’atelier, autour d’un café. Cette année, le premier archer équipé a retrouvé son club.',
      },
      en: {
        slogan: 'A hand that follows the hand',
        text: 'Valmont prints and fits forearm prostheses together with patients. A part is adjusted in one morning, at the workshop, over a coffee. This year the first archer we fitted went back to his club.',
      },
      de: {
        slogan: 'Eine Hand, die der Hand folgt',
        text: 'Valmont druckt Unterarmprothesen und passt sie gemeinsam mit den Patienten an. Ein Teil ist an einem Vormittag fertig, in der Werkstatt, bei einem Kaffee. In diesem Jahr kehrte der erste Bogenschütze in seinen Verein zurück.',
      },
    },
  },
  {
    name: 'Caredomus',
    town: 'Namur',
    country: 'BE',
    type: 'cooperative',
    sectors: ['health', 'services'],
    color: '#2f74c0',
    shape: 'ci',
    style: 'tower',
    words: {
      fr: {
        slogan: 'Le soin qui vient à vous',
        text: 'Des équipes de sept personnes, sans chef, s’occupent d’un quartier et de lui seul. Elles décident de leurs tournées et gardent du temps pour s’asseoir. Nées à Namur, elles ouvrent à Angers et à Saumur.',
      },
      en: {
        slogan: 'Care that comes to you',
        text: 'Teams of seven, without a boss, look after one neighbourhood and no other. They decide on their rounds and keep time for sitting down. Born in Namur, they are opening in Angers and Saumur.',
      },
      nl: {
        slogan: 'Zorg die naar u toe komt',
        text: 'Teams van zeven mensen, zonder baas, zorgen voor één wijk en voor die wijk alleen. Ze bepalen zelf hun rondes en houden tijd over om even te gaan zitten. Ze ontstonden in Namen en beginnen nu in Angers en Saumur.',
      },
    },
  },
]
