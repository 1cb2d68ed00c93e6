// Command openapi prints the API's OpenAPI document as JSON. The build makes the islands' TypeScript types from it, before
// there is a whole binary: it needs no page, no picture and no built asset.
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/danielgtaylor/huma/v2/adapters/humachi"
	"github.com/go-chi/chi/v5"

	"pellucid/handlers/api"
)

func main() {
	out := json.NewEncoder(os.Stdout)
	out.SetIndent("", "  ")
	if err := out.Encode(api.New(humachi.NewAdapter(chi.NewRouter()), api.Config{BaseURL: "http://localhost:8080"}).OpenAPI()); err != nil {
		fmt.Fprintln(os.Stderr, "openapi:", err)
		os.Exit(1)
	}
}
