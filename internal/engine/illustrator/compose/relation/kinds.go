package relation

// carried are the relations in which every copy of From has its own To.
var carried = map[string]bool{
	"holding": true, "wearing": true, "carrying": true, "pushing": true, "pulling": true, "playing": true, "eating": true, "drinking": true,
	"reading": true, "using": true, "full of": true, "built of": true, "walking": true, "kicking": true, "dressed as": true,
}
