import type { Names } from './words.ts'

/** What firms do, and the still life that tells it on their booth. */
export const sectors: { code: string; prop: string; names: Names }[] = [
  { code: 'steel', prop: 'coil', names: ['Sidérurgie et métaux', 'Steel and metals', 'Staal en metaal', 'Stahl und Metall', 'Acero y metales', 'Acciaio e metalli'] },
  { code: 'glass', prop: 'bottles', names: ['Verre et céramique', 'Glass and ceramics', 'Glas en keramiek', 'Glas und Keramik', 'Vidrio y cerámica', 'Vetro e ceramica'] },
  { code: 'electrical', prop: 'cabinet', names: ['Électrotechnique', 'Electrical engineering', 'Elektrotechniek', 'Elektrotechnik', 'Electrotecnia', 'Elettrotecnica'] },
  { code: 'textile', prop: 'rolls', names: ['Textile', 'Textiles', 'Textiel', 'Textil', 'Textil', 'Tessile'] },
  { code: 'aerospace', prop: 'wing', names: ['Aéronautique', 'Aerospace', 'Lucht- en ruimtevaart', 'Luft- und Raumfahrt', 'Aeroespacial', 'Aerospazio'] },
  { code: 'robotics', prop: 'robot', names: ['Robotique', 'Robotics', 'Robotica', 'Robotik', 'Robótica', 'Robotica'] },
  { code: 'energy', prop: 'tank', names: ['Énergie et hydrogène', 'Energy and hydrogen', 'Energie en waterstof', 'Energie und Wasserstoff', 'Energía e hidrógeno', 'Energia e idrogeno'] },
  { code: 'logistics', prop: 'crates', names: ['Logistique', 'Logistics', 'Logistiek', 'Logistik', 'Logística', 'Logistica'] },
  { code: 'health', prop: 'cross', names: ['Santé', 'Health', 'Gezondheid', 'Gesundheit', 'Salud', 'Salute'] },
  { code: 'food', prop: 'loaf', names: ['Agroalimentaire', 'Food', 'Voeding', 'Lebensmittel', 'Agroalimentario', 'Agroalimentare'] },
  { code: 'digital', prop: 'screens', names: ['Numérique', 'Digital', 'Digitaal', 'Digitales', 'Digital', 'Digitale'] },
  { code: 'rail', prop: 'train', names: ['Ferroviaire', 'Rail', 'Spoor', 'Bahn', 'Ferroviario', 'Ferroviario'] },
  { code: 'chemistry', prop: 'microscope', names: ['Chimie', 'Chemistry', 'Chemie', 'Chemie', 'Química', 'Chimica'] },
  { code: 'construction', prop: 'helmet', names: ['Construction', 'Construction', 'Bouw', 'Bau', 'Construcción', 'Edilizia'] },
  { code: 'training', prop: 'books', names: ['Formation', 'Training', 'Opleiding', 'Bildung', 'Formación', 'Formazione'] },
  { code: 'recruitment', prop: 'easel', names: ['Recrutement', 'Recruitment', 'Werving', 'Personalvermittlung', 'Selección de personal', 'Selezione del personale'] },
  { code: 'agriculture', prop: 'leafbox', names: ['Agriculture', 'Agriculture', 'Landbouw', 'Landwirtschaft', 'Agricultura', 'Agricoltura'] },
  { code: 'paper', prop: 'rolls', names: ['Papier et bois', 'Paper and wood', 'Papier en hout', 'Papier und Holz', 'Papel y madera', 'Carta e legno'] },
  { code: 'telecom', prop: 'antenna', names: ['Télécoms', 'Telecoms', 'Telecom', 'Telekommunikation', 'Telecomunicaciones', 'Telecomunicazioni'] },
  { code: 'data', prop: 'server', names: ['Données et informatique', 'Data and IT', 'Data en IT', 'Daten und IT', 'Datos e informática', 'Dati e informatica'] },
  { code: 'culture', prop: 'palette', names: ['Culture et création', 'Culture and design', 'Cultuur en ontwerp', 'Kultur und Gestaltung', 'Cultura y diseño', 'Cultura e design'] },
  { code: 'services', prop: 'globe', names: ['Services', 'Services', 'Diensten', 'Dienstleistungen', 'Servicios', 'Servizi'] },
]

export const firmTypes: Names[] = [
  ['Entreprise', 'Company', 'Bedrijf', 'Unternehmen', 'Empresa', 'Azienda'],
  ['Start-up', 'Start-up', 'Start-up', 'Start-up', 'Start-up', 'Start-up'],
  ['École ou université', 'School or university', 'School of universiteit', 'Schule oder Hochschule', 'Escuela o universidad', 'Scuola o università'],
  ['Association', 'Association', 'Vereniging', 'Verein', 'Asociación', 'Associazione'],
  ['Institution publique', 'Public institution', 'Openbare instelling', 'Öffentliche Einrichtung', 'Institución pública', 'Istituzione pubblica'],
  ['Média', 'Media', 'Media', 'Medien', 'Medio', 'Media'],
]
