package rules

import "strings"

// file returns a list of terms, one per line, without its comments.
func file(name string) string {
	var b strings.Builder
	for line := range strings.Lines(data.Text(name + ".txt")) {
		if !strings.HasPrefix(line, "#") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// anywhere is a window that spans every prompt.
const anywhere = 2000

// Why something is not drawn; each ends the sentence "We can't draw …:".
const (
	minors   = "we never make sexual images of children"
	explicit = "we don't make sexual images"
	hate     = "we don't make hate symbols or slurs"
	gore     = "we don't show cruelty or gore"
	harm     = "we don't make images of self-harm"
	dressed  = "we don't make nude images of people"
	persons  = "we don't show real people undressed or in sexual poses"
	abuse    = "we never show sexual violence"
	insults  = "we don't allow insults about who people are"
)

// refused are the rules, the gravest first.
func refused() []rule {
	return []rule{
		{because: minors, terms: terms(file("child-abuse"))},
		{because: minors, terms: terms(file("children")), near: terms(file("nudity"), file("sexual")), window: 8},
		{because: minors, terms: ages(), near: terms(file("nudity"), file("sexual")), window: 8},
		{because: abuse, terms: terms(file("violation"))},
		{because: persons, terms: terms(file("undressing"))},
		{because: persons, terms: terms(file("celebrities"), joined(file("celebrities"))), near: terms(file("nudity"), file("sexual"), file("scanty")), window: anywhere},
		{because: explicit, terms: terms(file("explicit"))},
		{because: dressed, terms: terms(file("nudity")), near: terms(file("people")), window: 4},
		{because: threats, terms: terms(file("threats"))},
		{because: hate, terms: terms(file("hate-symbols"))},
		{because: hate, terms: terms(file("slurs")), unless: rejections()},
		{because: hate, terms: terms(file("slurs-reported")), unless: rejections(), overruled: reported},
		{because: hate, terms: terms(file("extremists")), unless: rejections(), overruled: harmless},
		{because: contempt, terms: terms(file("threats-other-languages")), unless: rejectedElsewhere()},
		{because: gore, terms: terms(file("gore"))},
		{because: gore, terms: terms(file("gore-told")), near: terms(file("bloody")), window: anywhere},
		{because: gore, terms: terms(file("gore-told")), unless: terms(file("told"))},
		{because: gore, terms: terms(file("cruelty")), near: terms(file("people"), file("animals"), file("children")), window: 6, unless: terms(file("mourned"))},
		{because: harm, terms: terms(file("self-harm"))},
	}
}

// rejections are what shows that a slur or a name of extremists is rejected or reported.
func rejections() list {
	all := terms(file("reported"))
	all.join(rejectedElsewhere())
	return all
}

// rejectedElsewhere is the same in other languages.
func rejectedElsewhere() list {
	all := list{}
	for _, d := range dialects() {
		all.join(d.counter)
	}
	return all
}

// unsaid are the rules about words that nobody is to read here, wherever they stand.
func unsaid() []rule {
	return []rule{{because: minors, terms: terms(file("child-abuse"))}, {because: insults, terms: terms(file("slurs"), file("slurs-reported"))}}
}

// joined are the names of a list written as one word: "taylorswift".
func joined(text string) string {
	return strings.ReplaceAll(text, " ", "")
}

// ages are the years of a child: "12 year old".
func ages() list {
	all := list{}
	for _, age := range strings.Fields("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen") {
		for _, unit := range []string{" year old", " years old", " yr old", " yrs old", "yr old", " years of age", " yo", " y o", "yo"} {
			all.add(strings.Fields(age + unit))
		}
	}
	return all
}
