// Command openapi prints the API's OpenAPI document as JSON. The build makes the islands' TypeScript types from it, before
// there is a whole binary: it needs neither art nor word tables.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"pellucid/handlers"
)

func main() {
	out := json.NewEncoder(os.Stdout)
	out.SetIndent("", "  ")
	if err := out.Encode(handlers.Document("http://localhost:8080")); err != nil {
		fmt.Fprintln(os.Stderr, "openapi:", err)
		os.Exit(1)
	}
}
