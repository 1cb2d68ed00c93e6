package openaitest

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image/jpeg"
	"net/http"
	"strconv"

	"pellucid/internal/engine/enginetest/pictures"
)

// reply answers an order that is in order.
func (s *Server) reply(w http.ResponseWriter, r *http.Request, o order) {
	if s.refuse(w, r, o) {
		return
	}
	switch {
	case o.answer == Link:
		name := fmt.Sprintf("b6%d.png", o.number)
		s.mu.Lock()
		s.files[name] = o.draw()
		s.mu.Unlock()
		say(w, http.StatusOK, map[string]any{"created": 1795170030, "id": "x", "data": []any{map[string]any{"embedding": nil, "index": 0, "url": s.URL + "/generated-images/" + name}}})
	case o.answer == Empty:
		say(w, http.StatusOK, map[string]any{"created": 1795170030, "data": []any{}})
	case o.streams() && o.answer != NoStream:
		o.stream(w)
	case o.answer == CutBody:
		body, _ := json.Marshal(o.document())
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Content-Length", strconv.Itoa(len(body)))
		_, _ = w.Write(body[:len(body)/2])
		panic(http.ErrAbortHandler)
	default:
		say(w, http.StatusOK, o.document())
	}
}

// refuse answers with the error that is due, if one is.
func (s *Server) refuse(w http.ResponseWriter, r *http.Request, o order) bool {
	switch o.answer {
	case Blocked:
		fail(w, http.StatusBadRequest, "Your request was rejected by the safety system. If you believe this is an error, contact us.", "image_generation_user_error", "moderation_blocked")
	case NoTransparency:
		if !o.transparent() {
			return false
		}
		fail(w, http.StatusBadRequest, "Transparent background is not supported for this model.", "invalid_request_error", "invalid_value")
	case RateLimited, Throttled:
		if o.answer == Throttled {
			w.Header().Set("Retry-After-Ms", "20")
		} else {
			w.Header().Set("Retry-After", cmp.Or(s.RetryAfter, "70"))
		}
		fail(w, http.StatusTooManyRequests, "Rate limit reached for images per minute.", "requests", "rate_limit_exceeded")
	case NoQuota:
		fail(w, http.StatusTooManyRequests, "You exceeded your current quota.", "insufficient_quota", "insufficient_quota")
	case WrongKey:
		fail(w, http.StatusUnauthorized, "Incorrect API key provided: "+Key, "invalid_request_error", "invalid_api_key")
	case Unverified:
		fail(w, http.StatusForbidden, "Your organization must be verified to use this model.", "invalid_request_error", "")
	case Broken:
		fail(w, http.StatusInternalServerError, "The server had an error while processing your request.", "server_error", "")
	case TextError:
		say(w, http.StatusBadRequest, map[string]any{"error": "invalid size, must be WxH"})
	case Page, ProxyTimeout:
		w.Header().Set("Content-Type", "text/html")
		w.WriteHeader(map[Answer]int{Page: http.StatusBadGateway, ProxyTimeout: http.StatusGatewayTimeout}[o.answer])
		_, _ = w.Write([]byte("<html><h1>nginx</h1></html>"))
	case Silent:
		s.wait(r)
	case Hangup:
		panic(http.ErrAbortHandler)
	default:
		return false
	}
	return true
}

// draw makes the file of the picture.
func (o order) draw() []byte {
	w, h, seed := o.width, o.height, o.number
	switch {
	case o.answer == Photo:
		return pictures.PNG(pictures.OnPhoto(w, h, seed))
	case o.answer == Checkerboard:
		return pictures.PNG(pictures.Checkerboard(w, h, seed))
	case o.answer == Halo:
		return pictures.PNG(pictures.Halo(w, h, seed))
	case o.answer == Damaged:
		return []byte("this is no picture")
	case o.answer == JPEG:
		var file bytes.Buffer
		_ = jpeg.Encode(&file, pictures.OnPhoto(w, h, seed), nil)
		return file.Bytes()
	case len(o.images) > 0:
		return encode(o.echo())
	case o.transparent():
		return pictures.PNG(pictures.Transparent(w, h, seed))
	}
	return pictures.PNG(pictures.OnPhoto(w, h, seed))
}

// outputTokens is what a picture is said to have used.
const outputTokens = 1056

func (o order) common(members map[string]any) map[string]any {
	members["background"], members["output_format"], members["quality"], members["size"] = o.Params["background"], "png", o.Params["quality"], o.Params["size"]
	members["a_member_to_come"] = map[string]any{"with": []int{1, 2}}
	return members
}

func usage() map[string]any {
	return map[string]any{"input_tokens": 21, "input_tokens_details": map[string]any{"image_tokens": 0, "text_tokens": 21}, "output_tokens": outputTokens, "total_tokens": outputTokens + 21}
}

func (o order) document() map[string]any {
	return o.common(map[string]any{
		"created": 1795170030, "usage": usage(), "data": []any{map[string]any{"b64_json": base64.StdEncoding.EncodeToString(o.draw()), "unheard_of": true}},
	})
}

// stream answers in events: as many partial pictures as were asked for, and the whole one.
func (o order) stream(w http.ResponseWriter) {
	kind := "image_generation"
	if len(o.images) > 0 {
		kind = "image_edit"
	}
	w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
	w.WriteHeader(http.StatusOK)
	partials, _ := strconv.Atoi(o.Params["partial_images"])
	send := func(event string, members map[string]any) {
		members["type"] = event
		body, _ := json.Marshal(members)
		_, _ = fmt.Fprintf(w, "event: %s\ndata: %s\n\n", event, body)
		_ = http.NewResponseController(w).Flush()
	}
	for i := range partials {
		blurred := base64.StdEncoding.EncodeToString(pictures.PNG(pictures.Transparent(64, 64, o.number)))
		send(kind+".partial_image", o.common(map[string]any{"partial_image_index": i, "b64_json": blurred, "created_at": 1795170030}))
		switch o.answer {
		case CutStream:
			return
		case BadStream:
			send("error", map[string]any{"error": map[string]any{"type": "server_error", "code": nil, "message": "The server had an error."}})
			return
		case BlockedStream:
			send("error", map[string]any{"error": map[string]any{"type": "image_generation_user_error", "code": "moderation_blocked", "message": "Your request was rejected by the safety system."}})
			return
		}
	}
	send(kind+".completed", o.common(map[string]any{"b64_json": base64.StdEncoding.EncodeToString(o.draw()), "created_at": 1795170030, "usage": usage()}))
}
