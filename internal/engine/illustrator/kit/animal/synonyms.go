package animal

// synonyms are other names of species.
var synonyms = map[string]string{
	"dogs": "dog", "hound": "dog", "kitty": "cat", "bunny-rabbit": "bunny",
}
