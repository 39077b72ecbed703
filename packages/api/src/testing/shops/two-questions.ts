/** A question of a mail: its words there, and the document words or the order number that its answer must contain. */
export interface QuestionLabel {
  readonly words: string
  readonly says: readonly string[]
}

const createQuestionLabel = (words: string, ...says: readonly string[]): QuestionLabel => ({ words, says })

/** The questions of the mails with two questions, by the text of the mail. A question that no document answers has no words to say. */
export const twoQuestionLabels: Readonly<Record<string, readonly QuestionLabel[]>> = {
  'It will be minus ten next week. Will my camellia freeze in the box, or do you wait?': [
    createQuestionLabel('Will my camellia freeze in the box', 'we hold plants back'),
    createQuestionLabel('do you wait?', 'we hold plants back'),
  ],
  'The maidenhair fern came out of its box with half of the fronds snapped off. What now? Do I get a new one?\n\nDisappointed, Lou':
    [
      createQuestionLabel('What now?', 'within five days of arrival'),
      createQuestionLabel('Do I get a new one?', 'within five days of arrival'),
    ],
  'I bought three terracotta pots too many. Can I send them back, and who pays for the parcel?': [
    createQuestionLabel('Can I send them back', 'within 28 days'),
    createQuestionLabel('who pays for the parcel?', '5.20 EUR'),
  ],
  'What are the opening hours of the show garden, and is there an entry fee?': [
    createQuestionLabel('What are the opening hours of the show garden', 'Thursday to Saturday'),
    createQuestionLabel('is there an entry fee?', 'Entry is free'),
  ],
  'Hello, what does the pruning course cost and how do I sign up?': [
    createQuestionLabel('what does the pruning course cost', '45 EUR'),
    createQuestionLabel('how do I sign up?', 'fernwinkel.test/workshops'),
  ],
  'Darf ich ungeöffnete Samentüten zurückschicken? Und wer trägt das Porto?': [
    createQuestionLabel('Darf ich ungeöffnete Samentüten zurückschicken?', 'within 28 days'),
    createQuestionLabel('Und wer trägt das Porto?', '5.20 EUR'),
  ],
  'Is the chopping board in stock, and when would it be sent?': [
    createQuestionLabel('Is the chopping board in stock', 'within three working days'),
    createQuestionLabel('when would it be sent?', 'within three working days'),
  ],
  'Could your driver bring the shelf up into our flat? What does that cost?': [
    createQuestionLabel('Could your driver bring the shelf up into our flat?', '45 EUR more'),
    createQuestionLabel('What does that cost?', '45 EUR more'),
  ],
  'Was kostet ein Satz Holzmuster? Und wann ist die Werkstatt offen?': [
    createQuestionLabel('Was kostet ein Satz Holzmuster?', '9 Euro'),
    createQuestionLabel('Und wann ist die Werkstatt offen?', '13 bis 18 Uhr'),
  ],
  'How long is the warranty on joints? And do you deliver to Austria?': [
    createQuestionLabel('How long is the warranty on joints?', 'ten years'),
    createQuestionLabel('And do you deliver to Austria?', 'Austria'),
  ],
  'Do you wrap presents, and what does it cost?': [
    createQuestionLabel('Do you wrap presents', '2,50 Euro'),
    createQuestionLabel('what does it cost?', '2,50 Euro'),
  ],
  'Können Sie das Geschenk einpacken? Was kostet das?': [
    createQuestionLabel('Können Sie das Geschenk einpacken?', '2,50 Euro'),
    createQuestionLabel('Was kostet das?', '2,50 Euro'),
  ],
  'Sind Batterien dabei? Und wann hat der Laden auf?': [
    createQuestionLabel('Sind Batterien dabei?', 'liegen nicht bei'),
    createQuestionLabel('Und wann hat der Laden auf?', '18.30 Uhr'),
  ],
  'What does a parcel to France cost? And how long can I return toys?': [
    createQuestionLabel('What does a parcel to France cost?', '12.80 EUR'),
    createQuestionLabel('And how long can I return toys?', '60 days'),
  ],
  'The coat I got is too big. Can I swap it for a smaller one, and is that free?': [
    createQuestionLabel('Can I swap it for a smaller one', 'Exchanges are free'),
    createQuestionLabel('is that free?', 'Exchanges are free'),
  ],
  'Can you put my daughter’s name on her raincoat? What would it cost?': [
    createQuestionLabel('Can you put my daughter’s name on her raincoat?', '£6'),
    createQuestionLabel('What would it cost?', '£6'),
  ],
  'How long does delivery to France take, and what does it cost?': [
    createQuestionLabel('How long does delivery to France take', '5 to 8 working days'),
    createQuestionLabel('what does it cost?', '£9.50'),
  ],
  'Do you repair zips? And how long does a repair take?': [
    createQuestionLabel('Do you repair zips?', '£22'),
    createQuestionLabel('And how long does a repair take?', 'three weeks'),
  ],
  'Can I get a gift card for £300? And can it be paid out in cash?': [
    createQuestionLabel('Can I get a gift card for £300?', '£250'),
    createQuestionLabel('And can it be paid out in cash?', 'exchanged for cash'),
  ],
  'When are you open, and can I pick up my order there?': [
    createQuestionLabel('When are you open', '10 to 5.30'),
    createQuestionLabel('can I pick up my order there?', 'collect orders there'),
  ],
  'My code does not work on a sale item, is that right? And can I use two codes at once?': [
    createQuestionLabel('My code does not work on a sale item, is that right?', 'do not work on sale items'),
    createQuestionLabel('And can I use two codes at once?', 'One code'),
  ],
  'What is the raincoat made of and how do I wash it?': [
    createQuestionLabel('What is the raincoat made of', 'recycled polyester'),
    createQuestionLabel('how do I wash it?', '30 degrees'),
  ],
  'How much is standard delivery? And which box size do you use?': [
    createQuestionLabel('How much is standard delivery?', '£3.95'),
    createQuestionLabel('And which box size do you use?'),
  ],
  'Do you have a shop in London? When is the one in Bristol open?': [
    createQuestionLabel('Do you have a shop in London?'),
    createQuestionLabel('When is the one in Bristol open?', '10 to 5.30'),
  ],
  'What does the delivery charge refund depend on? Do I get it back?': [
    createQuestionLabel(
      'What does the delivery charge refund depend on?',
      'only if you return the whole order',
    ),
    createQuestionLabel('Do I get it back?', 'only if you return the whole order'),
  ],
  'Has #30418 left yet? And how long is the guarantee on zips?': [
    createQuestionLabel('Has #30418 left yet?', '#30418'),
    createQuestionLabel('And how long is the guarantee on zips?', 'five years'),
  ],
  'Guten Tag,\nwas kostet der Versand nach Deutschland und wie lange dauert er?\nViele Grüße\nK. Brandt': [
    createQuestionLabel('was kostet der Versand nach Deutschland', '£9.50'),
    createQuestionLabel('wie lange dauert er?', '5 to 8 working days'),
  ],
  'Do you ship plants to Austria, and what does it cost?': [
    createQuestionLabel('Do you ship plants to Austria', '12 euros'),
    createQuestionLabel('what does it cost?', '12 euros'),
  ],
  'Can you test my water, and on which day?': [
    createQuestionLabel('Can you test my water', 'On Thursdays'),
    createQuestionLabel('on which day?', 'On Thursdays'),
  ],
  'Was kostet der Tierversand? Und an welchen Tagen verschicken Sie?': [
    createQuestionLabel('Was kostet der Tierversand?', '14,90 Euro'),
    createQuestionLabel('Und an welchen Tagen verschicken Sie?', 'montags bis mittwochs'),
  ],
  'Wie oft wechselt man Wasser, und wie kalt darf das neue sein?': [
    createQuestionLabel('Wie oft wechselt man Wasser', 'ein Drittel'),
    createQuestionLabel('wie kalt darf das neue sein?', 'zwei Grad'),
  ],
  'Wie lange gelten Gutscheine und wann verfallen Treuepunkte?': [
    createQuestionLabel('Wie lange gelten Gutscheine', 'drei Jahre'),
    createQuestionLabel('wann verfallen Treuepunkte?', 'einem Jahr'),
  ],
  'When are you open? And is the water test free?': [
    createQuestionLabel('When are you open?', '10 to 18.30'),
    createQuestionLabel('And is the water test free?', 'for free'),
  ],
  'Was kostet die Spedition? Und trägt sie das Becken in den dritten Stock?': [
    createQuestionLabel('Was kostet die Spedition?', '49 Euro'),
    createQuestionLabel('Und trägt sie das Becken in den dritten Stock?'),
  ],
  'Can I return a heater? And how many watts does it have?': [
    createQuestionLabel('Can I return a heater?', 'within 14 days'),
    createQuestionLabel('And how many watts does it have?'),
  ],
  'Wo bleibt FF-70412? Und wie lange gilt ein Gutschein?': [
    createQuestionLabel('Wo bleibt FF-70412?', 'FF-70412'),
    createQuestionLabel('Und wie lange gilt ein Gutschein?', 'drei Jahre'),
  ],
  'How long is a guitar lesson, and what does it cost? ': [
    createQuestionLabel('How long is a guitar lesson', '40 minutes'),
    createQuestionLabel('what does it cost?', '£28'),
  ],
  'How much is a visit by your piano tuner? And do you take back sheet music?': [
    createQuestionLabel('How much is a visit by your piano tuner?', '£75'),
    createQuestionLabel('And do you take back sheet music?', 'Sheet music and downloads are not taken back'),
  ],
  'Quel est le délai pour la France ? Et qui paie le retour ?': [
    createQuestionLabel('Quel est le délai pour la France ?', 'quatre à six jours'),
    createQuestionLabel('Et qui paie le retour ?', 'à votre charge'),
  ],
  'Hi, how many frames can I try at home, and do I pay the postage?': [
    createQuestionLabel('how many frames can I try at home', 'up to five frames'),
    createQuestionLabel('do I pay the postage?', 'is free'),
  ],
  'Can you get a parcel to me overnight, and what do you charge for it?': [
    createQuestionLabel('Can you get a parcel to me overnight', '£8.90'),
    createQuestionLabel('what do you charge for it?', '£8.90'),
  ],
  'I sat on my glasses and the arm is bent. Can you fix that, and for how much?': [
    createQuestionLabel('Can you fix that', 'at no cost'),
    createQuestionLabel('for how much?', 'at no cost'),
  ],
  'Der Bügel ist verbogen. Richten Sie ihn, und was kostet das?': [
    createQuestionLabel('Richten Sie ihn', 'at no cost'),
    createQuestionLabel('was kostet das?', 'at no cost'),
  ],
}
