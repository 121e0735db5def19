### Що кажуть про карту «Клятви», коли її шукають, українською.

oath-fact-effect = Дія
oath-fact-suit = Масть
oath-fact-where = Відкритою
oath-fact-dice = Кубиків захисту
oath-fact-cost = Ціна
oath-fact-number = { $number }
