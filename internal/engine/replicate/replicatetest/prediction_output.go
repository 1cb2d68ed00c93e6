package replicatetest

import (
	"time"
)

// write returns a prediction as the vendor writes it, with a member that nobody knows.
func (s *Server) write(p *Prediction, withHook bool) map[string]any {
	out := map[string]any{
		"id": p.ID, "model": p.Model, "version": p.Version, "input": p.Input, "status": p.Status, "output": nil, "error": nil, "logs": "",
		"data_removed": p.Removed, "source": "api", "created_at": time.Now().Add(-s.Age).UTC().Format("2006-01-02T15:04:05.000Z"),
		"metrics": map[string]any{}, "urls": map[string]any{"get": s.URL + "/predictions/" + p.ID}, "a_member_of_next_year": 1,
	}
	if withHook && p.Webhook != "" {
		out["webhook"] = p.Webhook
	}
	switch {
	case p.Removed:
		out["input"] = map[string]any{}
	case p.Status == "processing":
		out["logs"] = " 10%|█         | 2/20\r 50%|█████     | 10/20"
	case p.Status == "succeeded":
		out["output"] = s.output(p)
	case p.end.Error != nil:
		out["error"] = p.end.Error
	}
	return out
}

func (s *Server) output(p *Prediction) any {
	address := s.delivery.URL + "/xezq/" + p.ID + "/out-0.png"
	if s.Private {
		address = s.URL + "/delivery/" + p.ID + "/out-0.png"
	}
	switch s.Form {
	case FormString:
		return address
	case FormObject:
		return map[string]any{"image": address, "seed": 1}
	case FormNull:
		return nil
	}
	return []string{address}
}

// advance moves a prediction on by one question.
func (s *Server) advance(p *Prediction) {
	if p.Status != "starting" && p.Status != "processing" {
		return
	}
	p.reads++
	switch {
	case p.reads >= s.Polls && p.end.Status != "":
		p.Status = p.end.Status
	case p.reads >= s.Polls:
		p.Status = "succeeded"
	case p.reads > 1:
		p.Status = "processing"
	}
}
