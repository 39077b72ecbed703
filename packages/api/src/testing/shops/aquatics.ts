import { aquaticsMails } from './aquatics-mails.ts'
import type { LabelledShop } from './test-shop.ts'

const shippingText = `# Versand innerhalb Deutschlands

Technik und Zubehör verschicken wir mit DHL für 5,90 Euro. Ab einem Bestellwert von 60 Euro zahlen Sie keinen Versand. Die
Lieferung dauert zwei bis drei Werktage.

# Tierversand

Fische und Garnelen verschicken wir nur montags bis mittwochs per Expresskurier. Der Tierversand kostet 14,90 Euro und
kommt am nächsten Vormittag an. Bei Temperaturen unter 0 Grad legen wir ein Wärmepad bei, das 1,50 Euro kostet. Bei Frost
unter minus 8 Grad verschicken wir keine Tiere.

# Versand ins Ausland

Nach Österreich liefern wir Technik und Pflanzen für 12 Euro. Tiere verschicken wir nicht ins Ausland. In die Schweiz
liefern wir nicht.

# Aquarien

Becken ab 80 cm Länge bringt eine Spedition. Sie kostet 49 Euro und ruft vorher an, um einen Termin zu vereinbaren. Die
Spedition liefert bis zur Bordsteinkante.`

const returnsText = `# Widerruf

Technik und Zubehör können Sie innerhalb von 14 Tagen zurückgeben. Lebende Tiere und Pflanzen sind vom Umtausch
ausgeschlossen. Die Kosten der Rücksendung tragen Sie.

# Erstattung

Das Geld überweisen wir spätestens zehn Tage nach Eingang der Ware auf dem Weg, auf dem Sie bezahlt haben.

# Wenn ein Tier tot ankommt

Schicken Sie uns innerhalb von zwei Stunden nach der Zustellung ein Foto des Tieres im ungeöffneten Beutel an
tiere@fischfreund.test. Wir ersetzen das Tier oder schreiben den Betrag gut. Die Versandkosten werden nicht erstattet.

# Defekte Geräte

Auf Pumpen, Filter und Heizer geben wir drei Jahre Garantie. Schicken Sie das Gerät mit dem Kaufbeleg an unsere Werkstatt.
Verschleißteile wie Dichtungen und Laufräder sind von der Garantie ausgenommen.`

const careText = `# Eingewöhnung

Legen Sie den geschlossenen Beutel für 20 Minuten auf das Wasser. Geben Sie dann alle fünf Minuten etwas Wasser aus dem
Becken hinein, bis der Beutel voll ist.

# Wasserwechsel

Wechseln Sie jede Woche ein Drittel des Wassers. Das neue Wasser soll höchstens zwei Grad kälter sein als das alte.

# Füttern

Erwachsene Fische füttern Sie einmal am Tag, Jungfische dreimal. Ein Fastentag in der Woche schadet nicht.

# Einfahren

Ein neues Becken läuft vier Wochen ohne Fische, bis sich die Bakterien gebildet haben. Messen Sie vor dem Einsetzen den
Nitritwert: er muss unter 0,1 mg pro Liter liegen.`

const paymentText = `# Zahlungsarten

Sie zahlen mit PayPal, Kreditkarte, Sofortüberweisung oder Vorkasse. Kauf auf Rechnung bieten wir ab der zweiten
Bestellung an. Bei Vorkasse reservieren wir die Ware sieben Tage.

# Gutscheine

Gutscheine gibt es von 10 bis 150 Euro. Sie gelten drei Jahre. Eine Barauszahlung ist nicht möglich.

# Treuepunkte

Für jeden Euro bekommen Sie einen Punkt. 500 Punkte sind 10 Euro wert und verfallen nach einem Jahr.`

const englishText = `# Ordering from abroad

We speak English. Equipment and plants go to Austria for 12 euros. We don't send fish abroad, and we don't deliver to
Switzerland.

# Returns

You can return equipment within 14 days. Live animals and plants can't be returned. You pay the return postage.

# Visiting us

Our shop in Kassel is open from Monday to Saturday, 10 to 18.30. You can buy fish there without an appointment. On
Thursdays we test your water for free: bring half a litre in a clean bottle.

# Water test results

We measure pH, nitrite, nitrate and hardness. You get the results on paper after about fifteen minutes.

# Holidays

We look after your fish while you are away, for 4 euros a day. Book at least one week ahead.`

/** An aquarium shop in German and English. No rule, weight or word list was tuned on it. */
export const aquatics: LabelledShop = {
  documents: [
    { title: 'Versand', text: shippingText },
    { title: 'Rückgabe und Garantie', text: returnsText },
    { title: 'Pflege', text: careText },
    { title: 'Zahlung', text: paymentText },
    { title: 'English', text: englishText },
  ],
  mails: aquaticsMails,
}
