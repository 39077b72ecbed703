/** A question of a mail: its words there, and the document words or the order number that its answer must contain. */
export interface QuestionLabel {
  readonly words: string
  readonly says: readonly string[]
}

const label = (words: string, ...says: readonly string[]): QuestionLabel => ({ words, says })

/** The questions of the mails with two questions, by the text of the mail. A question that no document answers has no words to say. */
export const twoQuestionLabels: Readonly<Record<string, readonly QuestionLabel[]>> = {
  'It will be minus ten next week. Will my camellia freeze in the box, or do you wait?': [
    label('Will my camellia freeze in the box', 'we hold plants back'),
    label('do you wait?', 'we hold plants back'),
  ],
  'The maidenhair fern came out of its box with half of the fronds snapped off. What now? Do I get a new one?\n\nDisappointed, Lou':
    [
      label('What now?', 'within five days of arrival'),
      label('Do I get a new one?', 'within five days of arrival'),
    ],
  'I bought three terracotta pots too many. Can I send them back, and who pays for the parcel?': [
    label('Can I send them back', 'within 28 days'),
    label('who pays for the parcel?', '5.20 EUR'),
  ],
  'What are the opening hours of the show garden, and is there an entry fee?': [
    label('What are the opening hours of the show garden', 'Thursday to Saturday'),
    label('is there an entry fee?', 'Entry is free'),
  ],
  'Hello, what does the pruning course cost and how do I sign up?': [
    label('what does the pruning course cost', '45 EUR'),
    label('how do I sign up?', 'fernwinkel.test/workshops'),
  ],
  'Darf ich ungeöffnete Samentüten zurückschicken? Und wer trägt das Porto?': [
    label('Darf ich ungeöffnete Samentüten zurückschicken?', 'within 28 days'),
    label('Und wer trägt das Porto?', '5.20 EUR'),
  ],
  'Is the chopping board in stock, and when would it be sent?': [
    label('Is the chopping board in stock', 'within three working days'),
    label('when would it be sent?', 'within three working days'),
  ],
  'Could your driver bring the shelf up into our flat? What does that cost?': [
    label('Could your driver bring the shelf up into our flat?', '45 EUR more'),
    label('What does that cost?', '45 EUR more'),
  ],
  'Was kostet ein Satz Holzmuster? Und wann ist die Werkstatt offen?': [
    label('Was kostet ein Satz Holzmuster?', '9 Euro'),
    label('Und wann ist die Werkstatt offen?', '13 bis 18 Uhr'),
  ],
  'How long is the warranty on joints? And do you deliver to Austria?': [
    label('How long is the warranty on joints?', 'ten years'),
    label('And do you deliver to Austria?', 'Austria'),
  ],
  'Do you wrap presents, and what does it cost?': [
    label('Do you wrap presents', '2,50 Euro'),
    label('what does it cost?', '2,50 Euro'),
  ],
  'Können Sie das Geschenk einpacken? Was kostet das?': [
    label('Können Sie das Geschenk einpacken?', '2,50 Euro'),
    label('Was kostet das?', '2,50 Euro'),
  ],
  'Sind Batterien dabei? Und wann hat der Laden auf?': [
    label('Sind Batterien dabei?', 'liegen nicht bei'),
    label('Und wann hat der Laden auf?', '18.30 Uhr'),
  ],
  'What does a parcel to France cost? And how long can I return toys?': [
    label('What does a parcel to France cost?', '12.80 EUR'),
    label('And how long can I return toys?', '60 days'),
  ],
  'The coat I got is too big. Can I swap it for a smaller one, and is that free?': [
    label('Can I swap it for a smaller one', 'Exchanges are free'),
    label('is that free?', 'Exchanges are free'),
  ],
  'Can you put my daughter’s name on her raincoat? What would it cost?': [
    label('Can you put my daughter’s name on her raincoat?', '£6'),
    label('What would it cost?', '£6'),
  ],
  'How long does delivery to France take, and what does it cost?': [
    label('How long does delivery to France take', '5 to 8 working days'),
    label('what does it cost?', '£9.50'),
  ],
  'Do you repair zips? And how long does a repair take?': [
    label('Do you repair zips?', '£22'),
    label('And how long does a repair take?', 'three weeks'),
  ],
  'Can I get a gift card for £300? And can it be paid out in cash?': [
    label('Can I get a gift card for £300?', '£250'),
    label('And can it be paid out in cash?', 'exchanged for cash'),
  ],
  'When are you open, and can I pick up my order there?': [
    label('When are you open', '10 to 5.30'),
    label('can I pick up my order there?', 'collect orders there'),
  ],
  'My code does not work on a sale item, is that right? And can I use two codes at once?': [
    label('My code does not work on a sale item, is that right?', 'do not work on sale items'),
    label('And can I use two codes at once?', 'One code'),
  ],
  'What is the raincoat made of and how do I wash it?': [
    label('What is the raincoat made of', 'recycled polyester'),
    label('how do I wash it?', '30 degrees'),
  ],
  'How much is standard delivery? And which box size do you use?': [
    label('How much is standard delivery?', '£3.95'),
    label('And which box size do you use?'),
  ],
  'Do you have a shop in London? When is the one in Bristol open?': [
    label('Do you have a shop in London?'),
    label('When is the one in Bristol open?', '10 to 5.30'),
  ],
  'What does the delivery charge refund depend on? Do I get it back?': [
    label('What does the delivery charge refund depend on?', 'only if you return the whole order'),
    label('Do I get it back?', 'only if you return the whole order'),
  ],
  'Has #30418 left yet? And how long is the guarantee on zips?': [
    label('Has #30418 left yet?', '#30418'),
    label('And how long is the guarantee on zips?', 'five years'),
  ],
  'Guten Tag,\nwas kostet der Versand nach Deutschland und wie lange dauert er?\nViele Grüße\nK. Brandt': [
    label('was kostet der Versand nach Deutschland', '£9.50'),
    label('wie lange dauert er?', '5 to 8 working days'),
  ],
  'Do you ship plants to Austria, and what does it cost?': [
    label('Do you ship plants to Austria', '12 euros'),
    label('what does it cost?', '12 euros'),
  ],
  'Can you test my water, and on which day?': [
    label('Can you test my water', 'On Thursdays'),
    label('on which day?', 'On Thursdays'),
  ],
  'Was kostet der Tierversand? Und an welchen Tagen verschicken Sie?': [
    label('Was kostet der Tierversand?', '14,90 Euro'),
    label('Und an welchen Tagen verschicken Sie?', 'montags bis mittwochs'),
  ],
  'Wie oft wechselt man Wasser, und wie kalt darf das neue sein?': [
    label('Wie oft wechselt man Wasser', 'ein Drittel'),
    label('wie kalt darf das neue sein?', 'zwei Grad'),
  ],
  'Wie lange gelten Gutscheine und wann verfallen Treuepunkte?': [
    label('Wie lange gelten Gutscheine', 'drei Jahre'),
    label('wann verfallen Treuepunkte?', 'einem Jahr'),
  ],
  'When are you open? And is the water test free?': [
    label('When are you open?', '10 to 18.30'),
    label('And is the water test free?', 'for free'),
  ],
  'Was kostet die Spedition? Und trägt sie das Becken in den dritten Stock?': [
    label('Was kostet die Spedition?', '49 Euro'),
    label('Und trägt sie das Becken in den dritten Stock?'),
  ],
  'Can I return a heater? And how many watts does it have?': [
    label('Can I return a heater?', 'within 14 days'),
    label('And how many watts does it have?'),
  ],
  'Wo bleibt FF-70412? Und wie lange gilt ein Gutschein?': [
    label('Wo bleibt FF-70412?', 'FF-70412'),
    label('Und wie lange gilt ein Gutschein?', 'drei Jahre'),
  ],
  'How long is a guitar lesson, and what does it cost? ': [
    label('How long is a guitar lesson', '40 minutes'),
    label('what does it cost?', '£28'),
  ],
  'How much is a visit by your piano tuner? And do you take back sheet music?': [
    label('How much is a visit by your piano tuner?', '£75'),
    label('And do you take back sheet music?', 'Sheet music and downloads are not taken back'),
  ],
  'Quel est le délai pour la France ? Et qui paie le retour ?': [
    label('Quel est le délai pour la France ?', 'quatre à six jours'),
    label('Et qui paie le retour ?', 'à votre charge'),
  ],
  'Hi, how many frames can I try at home, and do I pay the postage?': [
    label('how many frames can I try at home', 'up to five frames'),
    label('do I pay the postage?', 'is free'),
  ],
  'Can you get a parcel to me overnight, and what do you charge for it?': [
    label('Can you get a parcel to me overnight', '£8.90'),
    label('what do you charge for it?', '£8.90'),
  ],
  'I sat on my glasses and the arm is bent. Can you fix that, and for how much?': [
    label('Can you fix that', 'at no cost'),
    label('for how much?', 'at no cost'),
  ],
  'Der Bügel ist verbogen. Richten Sie ihn, und was kostet das?': [
    label('Richten Sie ihn', 'at no cost'),
    label('was kostet das?', 'at no cost'),
  ],
}
