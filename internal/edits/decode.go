package edits

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"pellucid/internal/domain"
)

// fieldError is what is wrong with a field of a step; the rule goes on after the field's name.
type fieldError struct{ field, rule string }

func (e *fieldError) Error() string { return e.field + " " + e.rule }

func broken(field, rule string, args ...any) error {
	return &fieldError{field, fmt.Sprintf(rule, args...)}
}

// at words an error about step i for the user.
func at(i int, err error) error {
	var f *fieldError
	if errors.As(err, &f) {
		return domain.FieldErrorf(fmt.Sprintf("steps[%d].%s", i, f.field), "Step %d: %s %s.", i+1, f.field, f.rule)
	}
	var known *domain.Error
	if errors.As(err, &known) {
		return err
	}
	return domain.FieldErrorf(fmt.Sprintf("steps[%d]", i), "Step %d %s.", i+1, err.Error())
}

// Decode reads an edit. The errors are sentences for the user and name the step and its field, as in steps[2].width.
func Decode(raw []json.RawMessage) (List, error) {
	if len(raw) > StepsMax {
		return nil, domain.FieldErrorf("steps", "An edit can have up to %d steps.", StepsMax)
	}
	list := make(List, len(raw))
	for i, text := range raw {
		step, err := decodeStep(text)
		if err != nil {
			return nil, at(i, err)
		}
		list[i] = step
	}
	return list, nil
}

// decodeStep reads one step. Each field is read by itself, so that an error names it.
func decodeStep(text json.RawMessage) (Step, error) {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(text, &fields); err != nil || fields == nil {
		return nil, errors.New("is not a JSON object")
	}
	var op string
	if err := json.Unmarshal(fields["op"], &op); err != nil {
		return nil, broken("op", "is missing")
	}
	delete(fields, "op")
	var step Step
	var err error
	switch op {
	case "trim":
		step, err = decode(fields, Trim{})
	case "pad":
		step, err = decode(fields, Pad{})
	case "square":
		step, err = decode(fields, Square{})
	case "outline":
		step, err = decode(fields, Outline{Color: Color{255, 255, 255}})
	case "shadow":
		step, err = decode(fields, Shadow{Opacity: 0.35, Blur: 24, DY: math.NaN()})
	case "feather":
		step, err = decode(fields, Feather{})
	case "choke":
		step, err = decode(fields, Choke{})
	case "specks":
		step, err = decode(fields, Specks{})
	case "brush":
		step, err = decode(fields, Brush{Hardness: 0.8})
	case "replace_color":
		step, err = decode(fields, ReplaceColor{Tolerance: 0.1}, "from", "to")
	case "recolor_part":
		step, err = decode(fields, RecolorPart{}, "color")
	case "resize":
		step, err = decode(fields, Resize{})
	default:
		return nil, broken("op", "%q is not one of %s", op, strings.Join(opNames(), ", "))
	}
	if err != nil {
		return nil, err
	}
	if shadow, ok := step.(Shadow); ok && math.IsNaN(shadow.DY) {
		shadow.DY = map[string]float64{"drop": 16}[shadow.Kind]
		step = shadow
	}
	return step, step.check()
}

// decode reads the fields over a step's defaults; those that are required must be there.
func decode[S Step](fields map[string]json.RawMessage, step S, required ...string) (Step, error) {
	for _, name := range required {
		if _, ok := fields[name]; !ok {
			return nil, broken(name, "is missing")
		}
	}
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		one, err := json.Marshal(map[string]json.RawMessage{name: fields[name]})
		if err != nil {
			return nil, err
		}
		in := json.NewDecoder(bytes.NewReader(one))
		in.DisallowUnknownFields()
		if err := in.Decode(&step); err != nil {
			return nil, wrongField(name, err)
		}
	}
	return step, nil
}

func wrongField(name string, err error) error {
	var kind *json.UnmarshalTypeError
	switch {
	case strings.Contains(err.Error(), "unknown field"):
		return broken(name, "is not a field of this step")
	case errors.As(err, &kind):
		return broken(name, "is not of the right type")
	default:
		return broken(name, "%s", err.Error())
	}
}

func opNames() []string {
	names := make([]string, len(Ops))
	for i, step := range Ops {
		names[i] = step.Op()
	}
	return names
}

// MarshalJSON writes the steps with their names.
func (l List) MarshalJSON() ([]byte, error) {
	all := make([]json.RawMessage, len(l))
	for i, step := range l {
		body, err := json.Marshal(step)
		if err != nil {
			return nil, err
		}
		op := fmt.Appendf(nil, `{"op":%q`, step.Op())
		if len(body) > len("{}") {
			op = append(op, ',')
		}
		all[i] = append(op, body[1:]...)
	}
	return json.Marshal(all)
}

// UnmarshalJSON reads what MarshalJSON writes.
func (l *List) UnmarshalJSON(text []byte) error {
	var raw []json.RawMessage
	if err := json.Unmarshal(text, &raw); err != nil {
		return err
	}
	list, err := Decode(raw)
	*l = list
	return err
}
