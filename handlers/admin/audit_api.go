package admin

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain/auditlog"
)

// AuditEntry is one thing that the administrator did.
type AuditEntry struct {
	ID        int64     `json:"id"`
	CreatedAt time.Time `json:"created_at"`
	ActorID   int64     `json:"actor_id"`
	Action    string    `json:"action" example:"user.suspend"`
	Subject   string    `json:"subject" example:"user:7"`
	Reason    string    `json:"reason"`
	Before    any       `json:"before"`
	After     any       `json:"after"`
	Hash      string    `json:"hash" doc:"SHA-256 of the entry and the previous hash"`
}

// AuditList is a part of the audit log, newest first.
type AuditList struct {
	Data  []AuditEntry `json:"data" nullable:"false"`
	Total int          `json:"total"`
}

type auditInput struct {
	Actor   string `query:"actor" doc:"ID of a user"`
	Action  string `query:"action"`
	Subject string `query:"subject" doc:"user, or user:7"`
	From    string `query:"from" doc:"A day in UTC, like 2026-11-20"`
	Until   string `query:"until" doc:"A day in UTC, inclusive"`
	Skip    int    `query:"skip" default:"0" minimum:"0" maximum:"100000000"`
	Limit   int    `query:"limit" default:"50" minimum:"1" maximum:"1000"`
}

type auditOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         AuditList
}

func registerAudit(calls huma.API, c Config) {
	op := huma.Operation{OperationID: "list-audit", Method: http.MethodGet, Path: "/admin/audit", Summary: "List audit log entries"}
	api.Act(calls, api.Administrator(op), func(ctx context.Context, in *auditInput) (*auditOutput, error) {
		filter, err := auditlog.Fields{Actor: in.Actor, Action: in.Action, Subject: in.Subject, From: in.From, Until: in.Until}.Filter()
		if err != nil {
			return nil, err
		}
		page, err := c.Store.AuditLog(ctx, filter, in.Skip, in.Limit)
		out := &auditOutput{CacheControl: api.Private, Body: AuditList{Data: make([]AuditEntry, len(page.Data)), Total: page.Total}}
		for i, e := range page.Data {
			out.Body.Data[i] = auditBody(e)
		}
		return out, err
	})
}

func auditBody(e auditlog.Entry) AuditEntry {
	body := AuditEntry{
		ID: e.ID, CreatedAt: e.At, ActorID: e.ActorID, Action: e.Action, Subject: e.Target(), Reason: e.Reason, Hash: hex.EncodeToString(e.Hash),
	}
	body.Before, _ = e.Before.(json.RawMessage)
	body.After, _ = e.After.(json.RawMessage)
	return body
}
