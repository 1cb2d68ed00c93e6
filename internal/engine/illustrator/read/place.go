package read

// flagOrMap reads "flag of Brazil", "Brazilian flag", "map of Texas".
func (p *parser) flagOrMap(span) bool { return false }

// emoji reads an emoji as the thing that it shows.
func (p *parser) emoji(s span) {}
