package components

import "pellucid/views/content"

// FieldProps describes one labeled input of a form.
type FieldProps struct {
	Name         string
	Label        string
	Type         string // of the input; empty means text
	Value        string
	Hint         string
	Error        string
	Autocomplete string
	MinLength    string
	MaxLength    string
	Required     bool
	Focus        bool          // take the focus when the page opens
	Topic        content.Topic // of the error; empty means that of the name
}

func (f FieldProps) topic() content.Topic {
	if f.Topic == (content.Topic{}) {
		return content.About(f.Name)
	}
	return f.Topic
}

func (f FieldProps) inputType() string {
	if f.Type == "" {
		return "text"
	}
	return f.Type
}

// describedBy lists the ids of the texts that belong to the input.
func (f FieldProps) describedBy() string {
	switch {
	case f.Error != "" && f.Hint != "":
		return f.Name + "-error " + f.Name + "-hint"
	case f.Error != "":
		return f.Name + "-error"
	case f.Hint != "":
		return f.Name + "-hint"
	}
	return ""
}
