package handlers

import (
	"net/http"

	"pellucid/handlers/openaiapi"
)

// programs is OpenAI's images API for programs that know it. Tokens alone count there, and errors have OpenAI's shape.
func (s *Site) programs() []Route {
	api := s.config.Programs
	if api == nil {
		return nil
	}
	p := Policy{NoSession: true, Machine: true}
	upload := Policy{NoSession: true, Machine: true, Body: openaiapi.BodyLimit}
	return []Route{
		{http.MethodGet, "/v1/models", p, http.HandlerFunc(api.Models)},
		{http.MethodGet, "/v1/models/{model}", p, http.HandlerFunc(api.OneModel)},
		{http.MethodPost, "/v1/images/generations", p, http.HandlerFunc(api.Generations)},
		{http.MethodPost, "/v1/images/edits", upload, http.HandlerFunc(api.Edits)},
	}
}
