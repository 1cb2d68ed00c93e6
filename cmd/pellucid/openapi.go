package main

import (
	"encoding/json"
	"os"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/api"
)

type openAPICommand struct {
	BaseURL string `default:"http://localhost:8080" help:"Public address of the site."`
}

// Run prints the document that the islands' types are made from.
func (c *openAPICommand) Run() error {
	document := api.New(chi.NewRouter(), api.Config{BaseURL: c.BaseURL}).OpenAPI()
	out := json.NewEncoder(os.Stdout)
	out.SetIndent("", "  ")
	return out.Encode(document)
}
